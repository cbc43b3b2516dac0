export default function Page() { return <p>occasions</p>; }
