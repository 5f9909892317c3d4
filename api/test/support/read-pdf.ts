import { extractText, getDocumentProxy, getMeta } from 'unpdf';

/** A node of the structure that screen readers read. */
interface StructureNode {
  role?: string;
  children?: StructureNode[];
}

/** Returns what a reader gets from a PDF: its text, the roles of its structure, its properties. */
export async function readPdf(content: Uint8Array) {
  const pdf = await getDocumentProxy(new Uint8Array(content));
  const { text, totalPages } = await extractText(pdf, { mergePages: true });
  const { info } = await getMeta(pdf);
  const roles: string[] = [];
  for (let page = 1; page <= totalPages; page += 1)
    collectRoles((await (await pdf.getPage(page)).getStructTree()) as StructureNode, roles);
  return { text: text.replace(/\s+/g, ' '), pages: totalPages, info, roles };
}

function collectRoles(node: StructureNode | null, roles: string[]): void {
  if (node?.role !== undefined) roles.push(node.role);
  for (const child of node?.children ?? []) collectRoles(child, roles);
}
