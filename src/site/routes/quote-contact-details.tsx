export default function Page() { return <p>quote-contact-details</p>; }
