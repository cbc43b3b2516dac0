export default function Page() { return <p>direct-booking-search</p>; }
