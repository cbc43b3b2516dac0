export default function Page() { return <p>booking-canceled</p>; }
