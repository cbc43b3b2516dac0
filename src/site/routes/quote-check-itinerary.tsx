export default function Page() { return <p>quote-check-itinerary</p>; }
