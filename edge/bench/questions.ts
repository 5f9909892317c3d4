import { request } from 'undici';
import type { Question } from './load.ts';

const AS_BROWSERS_DO = { 'accept-encoding': 'br' };

export type Answered = Awaited<ReturnType<typeof asAnswered>>;

/**
 * Requests a path with brotli and returns the request with this response as the expected one.
 * Throws if the status is not 200.
 */
export async function asAnswered(origin: string, path: string) {
  const { statusCode, headers, body } = await request(origin + path, { headers: AS_BROWSERS_DO });
  if (statusCode !== 200) throw new Error(`The response for ${path} has status ${statusCode}.`);
  const expected = Buffer.from(await body.arrayBuffer());
  const question: Question = { path, headers: AS_BROWSERS_DO, status: 200, expected };
  return { question, headers, body: expected };
}

/**
 * Records responses sequentially, because a newly started shop does not render many pages at once.
 */
export async function eachAnswered(origin: string, paths: readonly string[]): Promise<Question[]> {
  const questions: Question[] = [];
  for (const path of paths) questions.push((await asAnswered(origin, path)).question);
  return questions;
}

/** Returns the same request as a browser sends it with the response in its cache. */
export const asKnown = ({ path }: Question, etag: string): Question => ({
  path,
  headers: { ...AS_BROWSERS_DO, 'if-none-match': etag },
  status: 304,
  expected: Buffer.alloc(0),
});

/** Returns a function that returns the requests in rotation. */
export function inTurn(questions: readonly Question[]): () => Question {
  let at = 0;
  return () => questions[(at += 1) % questions.length] as Question;
}

/** Returns the paths of the pages in the sitemap. */
export async function pagePaths(origin: string): Promise<string[]> {
  const { body } = await request(`${origin}/sitemap.xml`);
  const places = (await body.text()).matchAll(/<loc>([^<]+)<\/loc>/g);
  return [...places].map(([, place = '']) => new URL(place).pathname);
}
