/** Text of the archive with a player's data, by language; `{brand}` and `{time}` are replaced. */
export const EXPORT_README: Readonly<Record<string, string>> = {
  en: `Your data at {brand}, as of {time} (UTC).

Each file holds one kind of record as JSON. A file is missing if there is nothing of that kind about you.

Instants are milliseconds since 1 January 1970 (UTC). Amounts are in the smallest unit of the currency, such as cents. Odds are thousandths: 2500 means 2.500.

player.json, personal_data.json, registration.json: who you are and how you registered.
account.json, account_balance.json, ledger_entry.json: your accounts and every movement of money.
coupon.json and the files that begin with coupon_: your bets.
player_care.json, money_limit.json, play_time.json: your limits and your time of play.
session.json, security_event.json, passkey.json, known_device.json: sign-ins and changes of how you sign in.
message.json, support_thread.json, support_message.json: what we sent you, and your conversations with support.

Passwords, codes and keys are not included. Keep this archive as safe as your account.
`,
  ru: `Ваши данные в {brand} на {time} (UTC).

Каждый файл содержит записи одного вида в формате JSON. Если файла нет, записей этого вида о вас нет.

Время указано в миллисекундах с 1 января 1970 года (UTC). Суммы — в наименьших единицах валюты, например в копейках. Коэффициенты — в тысячных: 2500 значит 2,500.

player.json, personal_data.json, registration.json: кто вы и как зарегистрировались.
account.json, account_balance.json, ledger_entry.json: ваши счета и все движения денег.
coupon.json и файлы, которые начинаются с coupon_: ваши ставки.
player_care.json, money_limit.json, play_time.json: ваши лимиты и время игры.
session.json, security_event.json, passkey.json, known_device.json: входы и изменения способов входа.
message.json, support_thread.json, support_message.json: наши сообщения вам и ваша переписка с поддержкой.

Паролей, кодов и ключей здесь нет. Храните этот архив так же надёжно, как свой аккаунт.
`,
  de: `Ihre Daten bei {brand}, Stand {time} (UTC).

Jede Datei enthält eine Art von Einträgen als JSON. Fehlt eine Datei, gibt es nichts dieser Art über Sie.

Zeitpunkte sind Millisekunden seit dem 1. Januar 1970 (UTC). Beträge stehen in der kleinsten Einheit der Währung, zum Beispiel in Cent. Quoten sind Tausendstel: 2500 bedeutet 2,500.

player.json, personal_data.json, registration.json: wer Sie sind und wie Sie sich registriert haben.
account.json, account_balance.json, ledger_entry.json: Ihre Konten und alle Geldbewegungen.
coupon.json und die Dateien, die mit coupon_ beginnen: Ihre Wetten.
player_care.json, money_limit.json, play_time.json: Ihre Limits und Ihre Spielzeit.
session.json, security_event.json, passkey.json, known_device.json: Anmeldungen und Änderungen daran, wie Sie sich anmelden.
message.json, support_thread.json, support_message.json: was wir Ihnen geschickt haben, und Ihre Gespräche mit dem Support.

Passwörter, Codes und Schlüssel sind nicht enthalten. Bewahren Sie dieses Archiv so sicher auf wie Ihr Konto.
`,
  es: `Tus datos en {brand} a {time} (UTC).

Cada archivo contiene un tipo de registro en JSON. Si falta un archivo, no hay nada de ese tipo sobre ti.

Los instantes son milisegundos desde el 1 de enero de 1970 (UTC). Los importes están en la unidad más pequeña de la moneda, por ejemplo en céntimos. Las cuotas son milésimas: 2500 significa 2,500.

player.json, personal_data.json, registration.json: quién eres y cómo te registraste.
account.json, account_balance.json, ledger_entry.json: tus cuentas y todos los movimientos de dinero.
coupon.json y los archivos que empiezan por coupon_: tus apuestas.
player_care.json, money_limit.json, play_time.json: tus límites y tu tiempo de juego.
session.json, security_event.json, passkey.json, known_device.json: inicios de sesión y cambios en cómo entras.
message.json, support_thread.json, support_message.json: lo que te hemos enviado y tus conversaciones con el servicio de ayuda.

No incluye contraseñas, códigos ni claves. Guarda este archivo con el mismo cuidado que tu cuenta.
`,
  fr: `Vos données chez {brand} au {time} (UTC).

Chaque fichier contient un type d’enregistrement en JSON. S’il manque un fichier, rien de ce type ne vous concerne.

Les instants sont en millisecondes depuis le 1er janvier 1970 (UTC). Les montants sont dans la plus petite unité de la devise, par exemple en centimes. Les cotes sont en millièmes : 2500 signifie 2,500.

player.json, personal_data.json, registration.json : qui vous êtes et comment vous vous êtes inscrit.
account.json, account_balance.json, ledger_entry.json : vos comptes et tous les mouvements d’argent.
coupon.json et les fichiers qui commencent par coupon_ : vos paris.
player_care.json, money_limit.json, play_time.json : vos limites et votre temps de jeu.
session.json, security_event.json, passkey.json, known_device.json : connexions et changements de vos moyens de connexion.
message.json, support_thread.json, support_message.json : ce que nous vous avons envoyé et vos échanges avec l’assistance.

Les mots de passe, codes et clés n’y figurent pas. Gardez cette archive aussi précieusement que votre compte.
`,
  pt: `Seus dados na {brand} em {time} (UTC).

Cada arquivo contém um tipo de registro em JSON. Se faltar um arquivo, não há nada desse tipo sobre você.

Os horários são milissegundos desde 1º de janeiro de 1970 (UTC). Os valores estão na menor unidade da moeda, como centavos. As odds são milésimos: 2500 significa 2,500.

player.json, personal_data.json, registration.json: quem é você e como fez o cadastro.
account.json, account_balance.json, ledger_entry.json: suas contas e todos os movimentos de dinheiro.
coupon.json e os arquivos que começam com coupon_: suas apostas.
player_care.json, money_limit.json, play_time.json: seus limites e seu tempo de jogo.
session.json, security_event.json, passkey.json, known_device.json: acessos e mudanças na forma de entrar.
message.json, support_thread.json, support_message.json: o que enviamos a você e suas conversas com o suporte.

Senhas, códigos e chaves não estão incluídos. Guarde este arquivo com o mesmo cuidado que a sua conta.
`,
  tr: `{brand} hesabınızdaki verileriniz, {time} (UTC) itibarıyla.

Her dosya, bir tür kaydı JSON olarak içerir. Bir dosya yoksa hakkınızda o türden kayıt yoktur.

Zamanlar, 1 Ocak 1970’ten (UTC) beri geçen milisaniyelerdir. Tutarlar para biriminin en küçük birimindedir, örneğin sent. Oranlar bindeliktir: 2500, 2,500 demektir.

player.json, personal_data.json, registration.json: kim olduğunuz ve nasıl kaydolduğunuz.
account.json, account_balance.json, ledger_entry.json: hesaplarınız ve tüm para hareketleri.
coupon.json ve coupon_ ile başlayan dosyalar: bahisleriniz.
player_care.json, money_limit.json, play_time.json: limitleriniz ve oyun süreniz.
session.json, security_event.json, passkey.json, known_device.json: girişler ve giriş yöntemlerinizdeki değişiklikler.
message.json, support_thread.json, support_message.json: size gönderdiklerimiz ve destek yazışmalarınız.

Parolalar, kodlar ve anahtarlar dahil değildir. Bu arşivi hesabınız kadar güvenli saklayın.
`,
  ar: `بياناتك لدى {brand} حتى {time} (التوقيت العالمي).

يحتوي كل ملف على نوع واحد من السجلات بصيغة JSON. إذا لم يوجد ملف، فلا سجلات من هذا النوع عنك.

الأوقات بالميلي ثانية منذ 1 يناير 1970 (التوقيت العالمي). المبالغ بأصغر وحدة من العملة، مثل السنت. الاحتمالات بالأجزاء من الألف: 2500 تعني 2.500.

player.json وpersonal_data.json وregistration.json: من أنت وكيف سجّلت.
account.json وaccount_balance.json وledger_entry.json: حساباتك وكل حركة للأموال.
coupon.json والملفات التي تبدأ بـ coupon_: رهاناتك.
player_care.json وmoney_limit.json وplay_time.json: حدودك ووقت لعبك.
session.json وsecurity_event.json وpasskey.json وknown_device.json: مرات الدخول والتغييرات على طرق دخولك.
message.json وsupport_thread.json وsupport_message.json: ما أرسلناه إليك ومحادثاتك مع الدعم.

لا يتضمن الأرشيف كلمات المرور أو الرموز أو المفاتيح. احفظه بأمان كما تحفظ حسابك.
`,
};
