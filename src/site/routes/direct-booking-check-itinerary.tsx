export default function Page() { return <p>direct-booking-check-itinerary</p>; }
