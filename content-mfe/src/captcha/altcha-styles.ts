import 'altcha/altcha.css';

/**
 * The library adds its styles as a `style` element, unless an element with the id `altcha-css`
 * exists. The security policy refuses such `style` elements, so the page links the library's
 * stylesheet.
 */
const marker = document.createElement('meta');
marker.id = 'altcha-css';
document.head.append(marker);
