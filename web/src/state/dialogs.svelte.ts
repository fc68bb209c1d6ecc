// Which dialog is open, if any, and the rulebook beside the board. Both are loaded when first opened.
export type DialogName =
  'settings' | 'about' | 'level' | 'mates' | 'hint' | 'help' | 'device' | 'menu' | 'talk' | 'invite' | 'bigscreen';

class Dialogs {
  name = $state<DialogName | null>(null);
  /** What the dialog is about: a seat, a game. */
  about = $state('');
  /** The rule one asked about; null: the rulebook is closed. A new object each time, so asking twice shows it twice. */
  rule = $state.raw<{ id: string } | null>(null);

  open(name: DialogName | 'rules', about = ''): void {
    if (name === 'rules') {
      this.rule = { id: about };
      return;
    }
    this.name = name;
    this.about = about;
  }

  close(): void {
    this.name = null;
  }

  closeRules(): void {
    this.rule = null;
  }
}

export const dialogs = new Dialogs();
