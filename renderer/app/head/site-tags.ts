import type { SiteConfig } from '#shared/contracts/site-config.ts';
import { ICON_SIZES, iconPath, touchIconPath } from '#shared/domain/pwa/icons.ts';

type Attributes = Readonly<Record<string, string>>;

interface SiteTagsInput {
  readonly config: SiteConfig;
  /** Scheme and host that the page was requested at. */
  readonly origin: string;
  readonly language: string;
  /** betting §3: 0 light, 1 dark, 2 as the system. */
  readonly appTheme: number;
}

const COLOURS = { light: '#ffffff', dark: '#121821' } as const;

function themeColours(appTheme: number): Attributes[] {
  const name = 'theme-color';
  if (appTheme === 0) return [{ name, content: COLOURS.light }];
  if (appTheme === 1) return [{ name, content: COLOURS.dark }];
  return (['light', 'dark'] as const).map((scheme) => ({
    name,
    media: `(prefers-color-scheme: ${scheme})`,
    content: COLOURS[scheme],
  }));
}

/** Returns the licence's mark, only for the domains that the licence covers (Y-05). */
function licenceMetas({ licence: { dmca } }: SiteConfig, host: string): Attributes[] {
  const isOurs = dmca?.domains.some((domain) => host === domain || host.split(':')[0] === domain);
  return dmca && isOurs ? [{ name: dmca.name, content: dmca.content }] : [];
}

/** Returns the head tags that all pages of the site share: icons, colours, licence, manifest. */
export function siteTags({ config, origin, language, appTheme }: SiteTagsInput): {
  links: Attributes[];
  metas: Attributes[];
} {
  const { host } = new URL(origin);
  return {
    links: [
      { rel: 'icon', type: 'image/png', sizes: '96x96', href: iconPath(96) },
      ...ICON_SIZES.map((size) => ({
        rel: 'apple-touch-icon',
        sizes: `${size}x${size}`,
        href: touchIconPath(size),
      })),
      ...(config.isPwa ? [{ rel: 'manifest', href: `/manifest.json?lang=${language}` }] : []),
    ],
    metas: [
      ...themeColours(appTheme),
      ...licenceMetas(config, host),
      { name: 'application-name', content: config.brand },
      { name: 'apple-mobile-web-app-title', content: config.brand },
    ],
  };
}
