export default function Page() { return <p>quote-success</p>; }
