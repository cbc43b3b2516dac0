export default function Page() { return <p>case-study</p>; }
