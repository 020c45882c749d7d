import "../../ui/swatches.css";

/** A key on a paper tag: decoration, the text is below. */
export function KeyPicture() {
  return (
    <svg className="paper-picture" viewBox="0 0 400 340" aria-hidden="true" focusable="false">
      <path className="swatch-3 fill-butter" />
      <path
        className="paper fill-kraft"
        d="M92 176l44-62q6-8 16-7l104 12q9 1 8 10l-12 110q-1 9-10 8l-106-12q-10-1-14-10l-31-42q-2-4 1-7z"
      />
      <path className="fill-sheet" d="M122 160l14 3 7 12-6 13-14 2-11-8-1-13z" />
      <path className="fill-cream" d="M168 150l66 8-1 11-66-8zM165 176l66 8-1 11-66-8z" />
      <path className="line-ink" d="M130 172q36-56 92-40t46 20" />
      <path
        className="paper fill-cheese"
        d="M276 142q30-6 44 18 12 24-6 44-12 12-28 12l-10 20 10 9-14 13 9 10-16 14 4 12-20 18-22-10-1-22 34-70q-14-18-6-40 8-20 22-28zm16 24q-12-2-16 8-3 12 8 16 12 2 16-9 2-11-8-15z"
        fillRule="evenodd"
      />
      <path className="fill-potato" d="M254 224l10 5-32 66-9-4z" />
    </svg>
  );
}
