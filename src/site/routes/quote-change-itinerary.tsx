export default function Page() { return <p>quote-change-itinerary</p>; }
