export default function Page() { return <p>locations</p>; }
