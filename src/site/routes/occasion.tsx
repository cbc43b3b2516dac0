export default function Page() { return <p>occasion</p>; }
