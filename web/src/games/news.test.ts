import { describe, expect, it } from 'vitest';
import { News } from './news.svelte';

const fresh = (news: News, ...cards: string[]): string[] => cards.filter((card) => news.isNew(0, cards, card));

describe('News', () => {
  it('marks what comes until its owner has looked at it', () => {
    const news = new News();
    news.hold(0, ['attack', 'citrus'], true);
    expect(fresh(news, 'attack', 'citrus')).toEqual([]);
    expect(fresh(news, 'attack', 'citrus', 'murder')).toEqual(['murder']);
    news.see(0, ['attack', 'citrus', 'murder'], ['murder']);
    expect(fresh(news, 'attack', 'citrus', 'murder')).toEqual([]);
  });

  it('tells equal cards apart by their number', () => {
    const news = new News();
    news.hold(0, ['attack'], true);
    expect(fresh(news, 'attack', 'attack')).toEqual(['attack', 'attack']); // one pile
    news.hold(0, ['attack', 'attack'], true);
    expect(fresh(news, 'attack', 'attack')).toEqual(['attack', 'attack']);
  });

  it('takes a card that has left the hand for new when it comes back', () => {
    const news = new News();
    news.hold(0, ['attack', 'attack'], true);
    news.hold(0, ['attack'], true);
    expect(fresh(news, 'attack', 'attack')).toEqual(['attack', 'attack']);
  });

  it('takes cards that lie face down for new from the beginning', () => {
    const news = new News();
    news.hold(0, ['tea'], false);
    expect(fresh(news, 'tea')).toEqual(['tea']);
    news.see(0, ['tea']);
    expect(fresh(news, 'tea')).toEqual([]);
  });

  it('is kept for each seat', () => {
    const news = new News();
    news.hold(0, ['tea'], true);
    expect(news.isNew(0, ['tea'], 'tea')).toBe(false);
    expect(news.isNew(1, ['tea'], 'tea')).toBe(true);
  });
});
