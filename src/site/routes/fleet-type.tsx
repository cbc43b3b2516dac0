export default function Page() { return <p>fleet-type</p>; }
