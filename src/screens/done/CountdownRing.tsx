const RADIUS = 44;
const LENGTH = 2 * Math.PI * RADIUS;

type CountdownRingProps = { readonly secondsLeft: number; readonly share: number };

/** The seconds in a ring that empties; the text beside it says the same. */
export function CountdownRing({ secondsLeft, share }: CountdownRingProps) {
  return (
    <svg className="countdown" viewBox="0 0 104 104" aria-hidden="true" focusable="false">
      <circle className="countdown__whole" cx="52" cy="52" r={RADIUS} />
      <circle
        className="countdown__rest"
        cx="52"
        cy="52"
        r={RADIUS}
        strokeDasharray={`${LENGTH * share} ${LENGTH}`}
        transform="rotate(-90 52 52)"
      />
      <text x="52" y="52" dominantBaseline="central" textAnchor="middle">
        {secondsLeft}
      </text>
    </svg>
  );
}
