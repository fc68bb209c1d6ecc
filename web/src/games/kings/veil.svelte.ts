// Whether the own hand lies face down on this screen, since somebody is looking over one's shoulder.
export const veil = $state({ down: false });
