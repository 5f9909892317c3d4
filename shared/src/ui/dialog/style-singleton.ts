import { useEffect, useState } from 'react';

/**
 * Replaces the package `react-style-singleton` in builds, because the security policy refuses the
 * package's `style` element. Returns a component whose first `styles` apply while any instance of
 * the component is mounted.
 */
export function styleSingleton() {
  const sheet = new SharedSheet();
  return function Sheet({ styles }: { styles: string }) {
    const [firstStyles] = useState(styles);
    useEffect(() => {
      sheet.add(firstStyles);
      return () => sheet.remove();
    }, [firstStyles]);
    return null;
  };
}

class SharedSheet {
  private count = 0;
  private sheet: CSSStyleSheet | null = null;

  add(styles: string): void {
    this.count += 1;
    if (this.sheet !== null) return;
    this.sheet = new CSSStyleSheet();
    this.sheet.replaceSync(styles);
    document.adoptedStyleSheets.push(this.sheet);
  }

  remove(): void {
    this.count -= 1;
    if (this.count > 0) return;
    const { sheet } = this;
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(
      (adoptedSheet) => adoptedSheet !== sheet,
    );
    this.sheet = null;
  }
}
