export default function Page() { return <p>booking-overview</p>; }
