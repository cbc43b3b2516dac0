export default function Page() { return <p>request-success</p>; }
