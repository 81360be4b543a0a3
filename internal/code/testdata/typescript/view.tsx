import * as React from "react";

type Props<T> = { items: T[]; render: (x: T) => React.ReactNode }; //= type Props

export const List = <T,>({ items, render }: Props<T>) => <>{items.map(render)}</>; //= function List
export default function Page(): JSX.Element { //= function Page +3
  const [open, setOpen] = React.useState<boolean>(false);
  return <button onClick={() => setOpen(!open)}>{open ? "a" : "b"}</button>;
}
const Wrapped = React.forwardRef<HTMLDivElement, {}>((p, ref) => <div ref={ref} {...p} />); //= function Wrapped
