import type { ReactNode } from 'react';
import type { RoomRoute } from 'shared/rooms';
import { LoginPage } from './sign-in/login-page';

const page = (path: string, content: ReactNode): RoomRoute => ({
  path,
  element: <div data-room="account">{content}</div>,
});

/** Signing in, a customer's orders, and the staff area (specification §2, decisions 2 and 3). */
export const routes: RoomRoute[] = [page('/login', <LoginPage />)];
