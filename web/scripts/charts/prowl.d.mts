export declare const large: { game: string };
export declare const small: { game: string };
