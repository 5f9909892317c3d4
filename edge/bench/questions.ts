import { request } from 'undici';
import type { Question } from './load.ts';

const AS_BROWSERS_DO = { 'accept-encoding': 'br' };

export type Answered = Awaited<ReturnType<typeof asAnswered>>;

/** What is answered now, in brotli, as the right answer from then on, with its headers. Throws unless it is a 200. */
export async function asAnswered(origin: string, path: string) {
  const { statusCode, headers, body } = await request(origin + path, { headers: AS_BROWSERS_DO });
  if (statusCode !== 200) throw new Error(`${path} is answered with ${statusCode}.`);
  const expected = Buffer.from(await body.arrayBuffer());
  const question: Question = { path, headers: AS_BROWSERS_DO, status: 200, expected };
  return { question, headers, body: expected };
}

/** One after the other: a shop that has just opened leaves pages to browsers when many come at once. */
export async function eachAnswered(origin: string, paths: readonly string[]): Promise<Question[]> {
  const questions: Question[] = [];
  for (const path of paths) questions.push((await asAnswered(origin, path)).question);
  return questions;
}

/** The same of a browser that has it. */
export const asKnown = ({ path }: Question, etag: string): Question => ({
  path,
  headers: { ...AS_BROWSERS_DO, 'if-none-match': etag },
  status: 304,
  expected: Buffer.alloc(0),
});

/** Each in turn. */
export function inTurn(questions: readonly Question[]): () => Question {
  let at = 0;
  return () => questions[(at += 1) % questions.length] as Question;
}

/** The paths of the pages that search engines are told of. */
export async function pagePaths(origin: string): Promise<string[]> {
  const { body } = await request(`${origin}/sitemap.xml`);
  const places = (await body.text()).matchAll(/<loc>([^<]+)<\/loc>/g);
  return [...places].map(([, place = '']) => new URL(place).pathname);
}
