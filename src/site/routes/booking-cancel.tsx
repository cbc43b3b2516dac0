export default function Page() { return <p>booking-cancel</p>; }
