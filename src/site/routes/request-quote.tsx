export default function Page() { return <p>request-quote</p>; }
