export default function Page() { return <p>editorial</p>; }
