export default function Page() { return <p>trip-not-found</p>; }
