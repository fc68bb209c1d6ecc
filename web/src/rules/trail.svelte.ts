// The rules one has looked at in the panel, back and forth as in a browser.
export class Trail {
  private visited = $state.raw<readonly string[]>([]);
  private at = $state(-1);

  get rule(): string {
    return this.visited[this.at] ?? '';
  }
  get canGoBack(): boolean {
    return this.at > 0;
  }
  get canGoForward(): boolean {
    return this.at < this.visited.length - 1;
  }

  /** Going to another rule forgets the rules ahead, as a browser does. */
  go(rule: string): void {
    if (rule === this.rule && this.at >= 0) return;
    this.visited = [...this.visited.slice(0, this.at + 1), rule];
    this.at = this.visited.length - 1;
  }

  back(): void {
    if (this.canGoBack) this.at -= 1;
  }

  forward(): void {
    if (this.canGoForward) this.at += 1;
  }
}
