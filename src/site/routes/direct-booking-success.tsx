export default function Page() { return <p>direct-booking-success</p>; }
