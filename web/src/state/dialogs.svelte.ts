// Which dialog is open, if any. They are loaded when first opened: nobody needs them for the first move.
export type DialogName = 'settings' | 'rules' | 'help' | 'device' | 'menu' | 'invite';

class Dialogs {
  name = $state<DialogName | null>(null);
  /** What the dialog is about: a rule id, a seat. */
  about = $state('');
  game = $state('');

  open(name: DialogName, about = ''): void {
    this.name = name;
    this.about = about;
  }

  close(): void {
    this.name = null;
  }
}

export const dialogs = new Dialogs();
