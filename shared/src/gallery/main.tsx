import { createRoot } from 'react-dom/client';
import '../design/global.css';
import { MemoryRouter } from 'react-router-dom';
import { BannerGallery, UiGallery } from './gallery';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root element.');

createRoot(root).render(
  <MemoryRouter>
    <BannerGallery />
    <UiGallery />
  </MemoryRouter>,
);
