export default function Parts() {
  return <h1>Parts</h1>;
}
