import type { SeoContent } from './seo-content.ts';

export const arabicSeo: SeoContent = {
  home: {
    title: '{brand}: مراهنات مباشرة وأسعار مباريات اليوم',
    description: 'نتائج وأسعار تتحرك أمامك: كرة القدم والتنس وكرة السلة وغيرها. شاهد ما يُلعب الآن وما يبدأ بعد قليل.',
  },
  section_live_all: {
    title: 'المراهنات المباشرة: مباريات جارية الآن – {brand}',
    description: 'كل المباريات الجارية الآن مع نتيجة مباشرة وأسعار متحركة. اختر رياضة وتابع اللعب وراهن أثناءه.',
  },
  section_live_sport: {
    title: '{sport} مباشر: مراهنات ونتائج – {brand}',
    description: 'مباريات {sport} الجارية: نتائج وفترات وأسعار النتيجة والمجموع والهانديكاب التي تتغير مع اللعب.',
  },
  section_live_competition: {
    title: '{competition} مباشر: نتائج وأسعار – {brand}',
    description:
      '{competition}، مباريات جارية الآن ({sport}): نتيجة مباشرة وأسعار النتيجة والمجموع والهانديكاب التي تتغير مع اللعب.',
  },
  section_line_all: {
    title: 'المراهنات الرياضية: أسعار المباريات القادمة – {brand}',
    description:
      'المباريات القادمة في كل الرياضات مع أسعار النتيجة والمجموع والهانديكاب. اختر ما يعجبك واجمعه في قسيمة واحدة.',
  },
  section_line_sport: {
    title: '{sport}: أسعار وجدول المباريات – {brand}',
    description:
      '{sport}: المباريات القادمة يومًا بيوم مع أسعار النتيجة والمجموع والهانديكاب، وكل الأسواق الأخرى في صفحة المباراة.',
  },
  section_line_competition: {
    title: '{competition}: أسعار وجدول المباريات – {brand}',
    description:
      '{competition} ({sport}): المباريات القادمة مع أسعار النتيجة والمجموع والهانديكاب، وكل الأسواق الأخرى في صفحة المباراة.',
  },
  game: {
    title: '{home} – {away}: أسعار ونتيجة – {brand}',
    description: '{home} ضد {away}، {competition} ({sport}): كل الأسواق ونتيجة مباشرة وأسعار تتابع اللعب.',
  },
  registration: {
    title: '{brand}: افتح حسابًا',
    description: 'افتح حسابًا لدى {brand} بالبريد الإلكتروني أو بالهاتف: كلمة مرور وعملة ورمز، وتصبح في الداخل.',
  },
  information_betting_calculator: {
    title: 'حاسبة الرهانات: فردي ومجمّع ونظام – {brand}',
    description: 'احسب عائد أي رهان قبل وضعه: الأنواع العشرة كلها والثوابت وأنصاف النتائج وكل خط من النظام على حدة.',
  },
  desktop: {
    title: 'برنامج لأنظمة Windows وmacOS وLinux – {brand}',
    description: 'برنامج {brand} لأنظمة Windows وmacOS وLinux: الحزم مع مجاميع التحقق والمتطلبات والجديد فيها.',
  },
  mobile: {
    title: 'على iPhone وAndroid – {brand}',
    description: 'ثبّت {brand} على الهاتف من المتصفح مباشرة: الخطوات لأجهزة iPhone وiPad وAndroid.',
  },
};
