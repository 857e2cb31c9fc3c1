import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useRoute } from '#renderer/lib/routing/use-route.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { PAGE_THEME_ATTRIBUTE, selectPageTheme } from './select-page-theme.ts';
import './page-theme.css';

/** Keeps the theme of a championship on the document while one of its pages is open. */
export function PageTheme() {
  const route = useRoute();
  const { search } = useLocation();
  const theme = useAppSelector((state) => selectPageTheme(state, route, search));
  useEffect(() => {
    const root = document.documentElement;
    if (theme) root.setAttribute(PAGE_THEME_ATTRIBUTE, theme);
    else root.removeAttribute(PAGE_THEME_ATTRIBUTE);
  }, [theme]);
  return null;
}
