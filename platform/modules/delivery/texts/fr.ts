import type { MessageTexts } from './message-texts.ts';

export const frenchMessages: MessageTexts = {
  verify: {
    subject: 'Confirmez votre adresse e-mail',
    body: 'Bonjour,\n\nveuillez confirmer que cette adresse est la vôtre :\n{link}\n\nSi vous n’avez pas de compte chez {brand}, ignorez cet e-mail.\n\n{brand}',
  },
  activate: {
    subject: 'Activez votre compte',
    body: 'Bonjour,\n\nveuillez activer votre compte :\n{link}\n\nSi vous n’en avez pas ouvert chez {brand}, ignorez cet e-mail.\n\n{brand}',
  },
  newsletter: {
    subject: 'Notre newsletter',
    body: 'Bonjour,\n\nvous recevez la newsletter de {brand}. Pour vous désabonner :\n{link}\n\n{brand}',
  },
  password: {
    subject: 'Votre nouveau mot de passe',
    body: 'Bonjour,\n\nchoisissez un nouveau mot de passe avec ce lien, valable une heure :\n{link}\n\nSi vous n’êtes pas à l’origine de cette demande, ignorez cet e-mail : votre mot de passe reste inchangé.\n\n{brand}',
  },
  password_code: {
    subject: 'Votre nouveau mot de passe',
    body: 'Bonjour,\n\nvotre code pour un nouveau mot de passe : {code}\nIl est valable {minutes} minutes. Ne le donnez à personne ; nous ne le demandons jamais.\n\nOu choisissez le mot de passe avec ce lien, valable une heure :\n{link}\n\nSi vous n’êtes pas à l’origine de cette demande, ignorez cet e-mail : votre mot de passe reste inchangé.\n\n{brand}',
  },
  login: {
    subject: 'Votre lien de connexion',
    body: 'Bonjour,\n\nce lien vous connecte. Il est valable une seule fois, pendant {minutes} minutes :\n{link}\n\nSi vous n’êtes pas à l’origine de cette demande, ignorez cet e-mail et ne transmettez le lien à personne.\n\n{brand}',
  },
  withdrawal_link: {
    subject: 'Retirez votre argent',
    body: 'Bonjour,\n\nil y a de l’argent sur votre compte {brand}. Ce lien l’ouvre uniquement pour un retrait. Il est valable une seule fois, pendant {minutes} minutes :\n{link}\n\nSi vous n’êtes pas à l’origine de cette demande, ignorez cet e-mail et ne transmettez le lien à personne.\n\n{brand}',
  },
  two_step: {
    subject: 'Votre code de connexion',
    body: 'Bonjour,\n\nvotre code pour la seconde étape de la connexion : {code}\nIl est valable {minutes} minutes. Ne le donnez à personne ; nous ne le demandons jamais.\n\nSi vous n’êtes pas en train de vous connecter, quelqu’un connaît votre mot de passe : changez-le.\n\n{brand}',
  },
  sms_login: {
    subject: '',
    body: '{brand} : votre code de connexion est {code}. Il est valable {minutes} minutes. Ne le donnez à personne.',
  },
  sms_two_step: {
    subject: '',
    body: '{brand} : votre code pour la seconde étape de la connexion est {code}. Il est valable {minutes} minutes. Ne le donnez à personne.',
  },
  sms_proof: {
    subject: '',
    body: '{brand} : votre code pour confirmer un changement de votre connexion est {code}. Il est valable {minutes} minutes. Ne le donnez à personne.',
  },
  sms_password: {
    subject: '',
    body: '{brand} : votre code pour un nouveau mot de passe est {code}. Il est valable {minutes} minutes. Ne le donnez à personne.',
  },
  sms_by_email: {
    subject: '',
    body: '{brand} : votre compte est protégé par la connexion en deux étapes. Demandez le code par e-mail.',
  },
  sms_phone: {
    subject: '',
    body: '{brand} : votre code pour confirmer ce numéro est {code}. Il est valable {minutes} minutes.',
  },
  registration: {
    subject: 'Votre code pour ouvrir un compte',
    body: 'Bonjour,\n\nvotre code pour ouvrir un compte chez {brand} : {code}\nIl est valable {minutes} minutes. Ne le donnez à personne ; nous ne le demandons jamais.\n\nSi vous n’ouvrez pas de compte, ignorez cet e-mail : sans le code, aucun compte n’est ouvert.\n\n{brand}',
  },
  registration_known: {
    subject: 'Vous avez déjà un compte',
    body: 'Bonjour,\n\nquelqu’un, peut-être vous, a voulu ouvrir un compte chez {brand} avec cette adresse. Vous en avez déjà un, et il reste inchangé. Vous pouvez vous y connecter ou demander un nouveau mot de passe ici :\n{link}\n\nSi ce n’était pas vous, ignorez cet e-mail.\n\n{brand}',
  },
  sms_registration: {
    subject: '',
    body: '{brand} : votre code pour ouvrir un compte est {code}. Il est valable {minutes} minutes. Ne le donnez à personne.',
  },
  sms_registration_known: {
    subject: '',
    body: '{brand} : vous avez déjà un compte avec ce numéro. Connectez-vous : {link}',
  },
  email: {
    subject: 'Votre code de confirmation',
    body: 'Bonjour,\n\nvotre code pour confirmer l’adresse e-mail de votre compte {brand} : {code}\nIl est valable {minutes} minutes. Ne le donnez à personne ; nous ne le demandons jamais.\n\nSi vous n’avez pas de compte chez nous, ignorez cet e-mail : sans le code, il ne se passe rien.\n\n{brand}',
  },
  email_known: {
    subject: 'Quelqu’un a voulu utiliser votre adresse',
    body: 'Bonjour,\n\nquelqu’un, peut-être vous, a voulu ajouter cette adresse à un autre compte {brand}. Elle appartient à votre compte et elle y reste. Vous pouvez vous connecter ici :\n{link}\n\nSi ce n’était pas vous, ignorez cet e-mail.\n\n{brand}',
  },
  sign_in_change: {
    subject: '{change}',
    body: 'Bonjour,\n\n{change} ({brand}).\n\nQuand : {when}\nOù : {where}\nAppareil : {device}\n\nSi c’était vous, vous n’avez rien à faire.\n\nSi ce n’était pas vous, annulez ici. Le lien fonctionne une fois et reste valable {days} jours :\n{link}{last}\n\n{brand}',
  },
  sms_sign_in_change: {
    subject: '',
    body: '{brand} : {change}. Ce n’était pas vous ? Annulez ici : {link}',
  },
  sign_in_undone: {
    subject: 'Une modification de votre connexion a été annulée',
    body: 'Bonjour,\n\nle lien de notre message a servi à annuler des modifications de votre connexion chez {brand}. Tous les appareils sont déconnectés et l’ancien mot de passe n’est plus valable. Choisissez-en un nouveau ici :\n{link}\n\nSi ce n’était pas vous, choisissez immédiatement un nouveau mot de passe et écrivez-nous.\n\n{brand}',
  },
  sms_sign_in_undone: {
    subject: '',
    body: '{brand} : des modifications de votre connexion ont été annulées et tous les appareils sont déconnectés. Nouveau mot de passe : {link}',
  },
  account_guessed: {
    subject: 'Quelqu’un essaie de deviner votre mot de passe',
    body: 'Bonjour,\n\nEn une journée, quelqu’un a saisi au moins {guesses} mots de passe erronés pour votre compte chez {brand}, sur des appareils avec lesquels vous ne vous êtes jamais connecté. Aucun n’était le bon, et chaque nouvel essai prend plus de temps.\n\nSi c’était vous, vous n’avez rien à faire.\n\nSi ce n’était pas vous :\n• Changez votre mot de passe si vous l’utilisez ailleurs ou si quelqu’un pourrait le deviner.\n• Activez la connexion en deux étapes : un mot de passe seul ne suffit alors plus.\n\nVous trouverez les deux dans votre compte, à la rubrique sécurité. Ouvrez notre site vous-même : cet e-mail ne contient volontairement aucun lien. Nous signalons une connexion sur un nouvel appareil dans un e-mail à part, et les essais une fois par jour au plus.\n\n{brand}',
  },
  sms_account_guessed: {
    subject: '',
    body: '{brand} : quelqu’un a saisi au moins {guesses} mots de passe erronés pour votre compte. Aucun n’était le bon. Ce n’était pas vous ? Choisissez un mot de passe solide que vous n’utilisez nulle part ailleurs et activez la connexion en deux étapes.',
  },
  data_exported: {
    subject: 'Vos données ont été téléchargées',
    body: 'Bonjour,\n\nUne archive contenant toutes vos données chez {brand} vient d’être préparée pour le téléchargement.\n\nSi ce n’était pas vous, changez tout de suite votre mot de passe et contactez l’assistance.\n\n{brand}',
  },
  sms_data_exported: {
    subject: '',
    body: '{brand} : une archive de toutes vos données a été préparée. Si ce n’était pas vous, changez votre mot de passe et contactez l’assistance.',
  },
  account_closed: {
    subject: 'Votre compte est clos',
    body: 'Bonjour,\n\nVotre compte chez {brand} a été clos définitivement, comme vous l’avez demandé. Vous ne pouvez plus vous connecter. Ce que la loi nous oblige à conserver sera effacé plus tard.\n\nSi ce n’était pas vous, contactez l’assistance.\n\n{brand}',
  },
  sms_account_closed: {
    subject: '',
    body: '{brand} : votre compte a été clos définitivement, comme vous l’avez demandé. Si ce n’était pas vous, contactez l’assistance.',
  },
  coupon_settled: {
    subject: 'Votre pari {number} : {result}',
    body: 'Bonjour,\n\nVotre pari {number} est réglé.\n\nRésultat : {result}\nGain versé : {amount}\n\nDétails :\n{link}\n\nVous recevez cet e-mail car vos réglages le demandent. Vous pouvez le désactiver à tout moment.\n\n{brand}',
  },
  deposit_received: {
    subject: 'Votre dépôt de {amount}',
    body: 'Bonjour,\n\nVotre dépôt de {amount} est arrivé sur votre compte.\n\nSi ce n’était pas vous, changez votre mot de passe et contactez l’assistance.\n\nVous pouvez désactiver ces e-mails dans vos réglages :\n{link}\n\n{brand}',
  },
  withdrawal_question: {
    subject: 'Votre réponse au sujet d’un retrait',
    body: 'Bonjour,\n\nnous vous avons posé une question sur le retrait {payment} et n’avons pas encore de réponse. Répondez avant le {day} : la question se trouve dans les paiements de votre compte.\n\nVotre argent est en sécurité. Sans réponse, une personne de {brand} décide du retrait.\n\n{brand}',
  },
  sms_withdrawal_question: {
    subject: '',
    body: '{brand} : répondez à notre question sur le retrait {payment} avant le {day}. Elle se trouve dans les paiements de votre compte.',
  },
  news: {
    subject: '{title}',
    body: 'Bonjour,\n\n{title}\n\n{about}\n{origin}{article}\n\nVous êtes abonné à la newsletter de {brand}. Pour vous désabonner :\n{link}\n\n{brand}',
  },
  sms_news: {
    subject: '',
    body: '{brand} : {title} {link} Vous pouvez arrêter ces messages dans vos réglages.',
  },
};
