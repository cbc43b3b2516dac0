export default function Page() { return <p>case-studies</p>; }
