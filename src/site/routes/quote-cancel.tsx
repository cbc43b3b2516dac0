export default function Page() { return <p>quote-cancel</p>; }
