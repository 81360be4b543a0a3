import React from "react";

export default function App({ items }) { //= function App +3
  const render = (item) => <li key={item.id}>{item.name}</li>;
  return <ul className="list">{items.map(render)}</ul>;
}

export const Row = ({ children, ...rest }) => ( //= function Row +2
  <tr {...rest}>{children}</tr>
);
const Memo = React.memo(() => <p>a component</p>); //= function Memo
class Old extends React.Component { render() { return <><App items={[]} /></>; } } //= class Old; method Old.render
