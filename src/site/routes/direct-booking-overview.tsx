export default function Page() { return <p>direct-booking-overview</p>; }
