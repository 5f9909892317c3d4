import 'altcha/altcha.css';

/**
 * The library adds its styles as a `style` element, unless an element with this id exists. The
 * security policy refuses such elements, so the page links the library's stylesheet instead.
 */
const marker = document.createElement('meta');
marker.id = 'altcha-css';
document.head.append(marker);
