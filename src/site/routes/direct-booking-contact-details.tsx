export default function Page() { return <p>direct-booking-contact-details</p>; }
