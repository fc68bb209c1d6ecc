declare const spec: { game: string };
export default spec;
