import type { MemberApi } from './memberApi.js';

/** The first of what the server lists at `path` for a customer. It throws if there is none. */
export async function firstOf(member: MemberApi, path: string): Promise<Record<string, string>> {
  const { data } = await member.get<{ data: Record<string, string>[] }>(path);
  const [first] = data;
  if (first === undefined) throw new Error(`The customer has nothing at ${path}.`);
  return first;
}
