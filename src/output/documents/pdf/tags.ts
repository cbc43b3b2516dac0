type Element = PDFKit.PDFStructureElement;

/** Structure types of cells for screen readers, as in PDF 1.7, 14.8.4. */
export type Role = 'H1' | 'H2' | 'P' | 'Lbl' | 'LBody' | 'TH' | 'TD' | 'Caption';
type TaggedCell = { readonly role?: Role; readonly column?: number };

/** The structure tree of a document beside its drawing: every word belongs to an element, in reading order. */
export function createTags(document: PDFKit.PDFDocument) {
  const root = document.struct('Document');
  document.addStructure(root);
  return {
    /** Elements for the cells of a group; those of one column are read before those of the next. */
    startGroup() {
      const section = document.struct('Sect');
      root.add(section);
      return createGroupTags(document, section);
    },
  };
}

export type Tags = ReturnType<typeof createTags>;
export type GroupTags = ReturnType<typeof createGroupTags>;

function createGroupTags(document: PDFKit.PDFDocument, section: Element) {
  const columns = new Map<number, Element>();
  let open: { readonly type: 'L' | 'Table'; readonly element: Element } | undefined;

  function addTo(parent: Element, type: string, options?: PDFKit.Mixins.StructureElementOptions): Element {
    const element = document.struct(type, options);
    parent.add(element);
    return element;
  }

  function containerOf(type: 'L' | 'Table'): Element {
    if (open?.type !== type) open = { type, element: addTo(section, type) };
    return open.element;
  }

  function columnOf(column: number): Element {
    const known = columns.get(column);
    if (known !== undefined) return known;
    const made = addTo(section, 'Div');
    columns.set(column, made);
    return made;
  }

  /** A row of a table, or labels with their values. */
  function addWithin(role: 'Lbl' | 'LBody' | 'TH' | 'TD', line: { element: Element | undefined }): Element {
    const isTable = role === 'TH' || role === 'TD';
    const isNew = line.element === undefined || role === 'Lbl';
    const parent = isNew || line.element === undefined ? addTo(containerOf(isTable ? 'Table' : 'L'), isTable ? 'TR' : 'LI') : line.element;
    line.element = parent;
    return addTo(parent, role, role === 'TH' ? { scope: 'Column' } : undefined);
  }

  return {
    /** One for each cell, including an empty cell of a table; none for other empty cells. */
    elementsOf(cells: readonly (TaggedCell & { readonly text: string })[]): readonly (Element | undefined)[] {
      const line: { element: Element | undefined } = { element: undefined };
      return cells.map(({ role = 'P', column, text }) => {
        if (role === 'TH' || role === 'TD' || role === 'Lbl' || role === 'LBody') return addWithin(role, line);
        open = undefined;
        return text === '' ? undefined : addTo(column === undefined ? section : columnOf(column), role);
      });
    },
    figure: (alt: string, bbox: readonly [left: number, top: number, right: number, bottom: number]): Element =>
      addTo(section, 'Figure', { alt, bbox: [...bbox] }),
  };
}

/** Draws the content of an element. */
export function drawTagged(document: PDFKit.PDFDocument, element: Element, role: string, draw: () => void): void {
  const content = document.markStructureContent(role);
  draw();
  document.endMarkedContent();
  element.add(content);
}

/** Draws what is not read: lines, backgrounds, and what is on every page. */
export function drawSilently(document: PDFKit.PDFDocument, type: 'Layout' | 'Pagination', draw: () => void): void {
  document.markContent('Artifact', { type });
  draw();
  document.endMarkedContent();
}
