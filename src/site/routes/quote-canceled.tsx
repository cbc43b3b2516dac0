export default function Page() { return <p>quote-canceled</p>; }
