import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DomUtils, parseDocument } from 'htmlparser2';

type Node = ReturnType<typeof parseDocument>['children'][number];
type Element = Extract<Node, { readonly attribs: unknown }>;

const escaped = (text: string) => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
const localName = ({ name }: Element) => name.replace(/^.*:/, '');
const elementsOf = (nodes: readonly Node[]): readonly Element[] => nodes.filter((node): node is Element => 'attribs' in node);
const attribute = ({ attribs }: Element, name: string) => attribs[name] ?? '';

/**
 * An ISO Schematron file as XSLT 3 that answers in SVRL: the authorities of Peppol and XRechnung publish their rules so, and not compiled.
 * Reads what their files use; throws a RangeError for what it does not know (abstract patterns and rules), rather than leave a rule out.
 */
export function compileSchematron(path: string): string {
  const root = readRoot(path);
  const parts = elementsOf(root.children).flatMap((part) => (localName(part) === 'include' ? [included(path, part)] : [part]));
  const patterns = parts.filter((part) => localName(part) === 'pattern');
  const globals = [...parts, ...patterns.flatMap((pattern) => elementsOf(pattern.children))].filter((part) => localName(part) === 'let');
  const functions = parts.filter((part) => localName(part) === 'function');
  const namespaces = parts.filter((part) => localName(part) === 'ns').map((ns) => [attribute(ns, 'prefix'), attribute(ns, 'uri')] as const);
  const known = new Map([...namespaces, ['xsl', 'http://www.w3.org/1999/XSL/Transform'], ['svrl', 'http://purl.oclc.org/dsdl/svrl']]);
  return [
    `<xsl:stylesheet version="3.0" ${[...known].map(([prefix, uri]) => `xmlns:${prefix}="${escaped(uri)}"`).join(' ')}>`,
    ...globals.map(variableOf),
    ...functions.map((each) => DomUtils.getOuterHTML(each, { xmlMode: true })),
    '<xsl:template match="/"><svrl:schematron-output>',
    ...patterns.map((_, index) => `<xsl:apply-templates select="/" mode="m${index}"/>`),
    '</svrl:schematron-output></xsl:template>',
    ...patterns.flatMap((pattern, index) => patternOf(pattern, `m${index}`)),
    '</xsl:stylesheet>',
  ].join('\n');
}

function readRoot(path: string): Element {
  const [root] = elementsOf(parseDocument(readFileSync(path, 'utf8'), { xmlMode: true }).children);
  if (root === undefined) throw new RangeError(`No XML: ${path}`);
  return root;
}

const included = (path: string, include: Element) => readRoot(join(dirname(path), attribute(include, 'href')));

function variableOf(each: Element): string {
  return `<xsl:variable name="${attribute(each, 'name')}" select="${escaped(attribute(each, 'value'))}"/>`;
}

/** The first rule of a pattern that matches a node is the only one of that pattern that is applied to it. */
function patternOf(pattern: Element, mode: string): readonly string[] {
  if (pattern.attribs.abstract === 'true' || pattern.attribs['is-a'] !== undefined) throw new RangeError('An abstract pattern');
  const rules = elementsOf(pattern.children).filter((part) => localName(part) === 'rule');
  return [
    `<xsl:mode name="${mode}" on-no-match="shallow-skip"/>`,
    ...rules.map((rule, index) => {
      const head = `<xsl:template match="${escaped(attribute(rule, 'context'))}" mode="${mode}" priority="${rules.length - index}">`;
      return [
        head,
        ...elementsOf(rule.children).map(checkOf),
        `<xsl:apply-templates select="@*|node()" mode="${mode}"/></xsl:template>`,
      ].join('\n');
    }),
  ];
}

function checkOf(check: Element): string {
  const test = attribute(check, 'test');
  const says = `id="${attribute(check, 'id')}" flag="${attribute(check, 'flag')}" location="{path()}"`;
  switch (localName(check)) {
    case 'let':
      return variableOf(check);
    case 'assert':
      return `<xsl:if test="${escaped(`not(${test})`)}"><svrl:failed-assert ${says}/></xsl:if>`;
    case 'report':
      return `<xsl:if test="${escaped(test)}"><svrl:successful-report ${says}/></xsl:if>`;
    default:
      throw new RangeError(`A part of a rule that is not read: ${check.name}`);
  }
}
