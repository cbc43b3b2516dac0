export default function Page() { return <p>fleet</p>; }
