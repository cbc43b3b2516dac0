export default function Page() { return <p>quote-overview</p>; }
