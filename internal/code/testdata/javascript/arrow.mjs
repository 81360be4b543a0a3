export default async () => 1; //= function default
