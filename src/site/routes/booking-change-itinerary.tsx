export default function Page() { return <p>booking-change-itinerary</p>; }
