export default function Page() { return <p>location</p>; }
